import type { mortgageCalculator } from '@vitrine/contract/blocks/mortgage-calculator.ts';
import { type FormEvent, useId, useState } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { fixedPath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { canCalculate } from '../../mortgage/down-payment.ts';
import { MortgageFields } from '../../mortgage/mortgage-fields.tsx';
import { mortgageRules } from '../../mortgage/mortgage-rules.ts';
import { mortgageDefaults } from '../../mortgage/mortgage-terms.ts';
import { PaymentFigure } from '../../mortgage/payment-figure.tsx';
import { mortgageSchedule } from '../../mortgage/schedule.ts';
import { useMortgage } from '../../mortgage/use-mortgage.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './mortgage-calculator.module.css';
import { BalanceChart } from './parts/balance-chart.tsx';
import { ScheduleTable } from './parts/schedule-table.tsx';
import { WelcomeTax } from './parts/welcome-tax.tsx';
import { texts } from './texts.ts';

/**
 * Calculates mortgage payments (mortgage.2, mortgage.9). The result shows after the first submission and then follows
 * every change.
 */
function MortgageCalculator({ main_title, description, params }: BlockProps<typeof mortgageCalculator>) {
  const t = useTexts(texts);
  const locale = useLocale();
  const titleId = `mortgage${useId()}`;
  const rule = mortgageRules[params.down_payment_rules];
  const mortgage = useMortgage(() => mortgageDefaults, rule);
  const [isAsked, setAsked] = useState(false);
  const { terms, rateIsRead } = mortgage;
  const isRight = rateIsRead && canCalculate(terms, rule);
  const schedule = isAsked && isRight ? mortgageSchedule(terms, rule) : [];
  const calculate = (event: FormEvent) => {
    event.preventDefault();
    if (isRight) setAsked(true);
  };
  return (
    <section className={`page-width ${styles.calculator}`} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {main_title || t.title}
        </h2>
        <CmsRichtext html={description} className={styles.description} />
      </div>
      <noscript>
        <p className={styles.needs}>
          {t.needsScript} <a href={fixedPath('contact', locale)}>{t.contactPage}</a>
        </p>
      </noscript>
      <form className={styles.form} onSubmit={calculate} noValidate>
        <MortgageFields mortgage={mortgage} asksPropertyType />
        <div className={styles.send}>
          <Button type="submit" disabled={!isRight}>
            {t.calculate}
          </Button>
        </div>
      </form>
      <div className={styles.results}>
        <div className={styles.result} aria-live="polite">
          {isAsked && (
            <>
              <h3 className={styles.subtitle}>{t.result}</h3>
              <PaymentFigure
                terms={isRight ? terms : null}
                rule={rule}
                frequency={terms.paymentFrequency}
                decimals={2}
              />
            </>
          )}
        </div>
        {isAsked && params.shows_welcome_tax && terms.price > 0 && <WelcomeTax price={terms.price} />}
      </div>
      {schedule.length > 0 && (
        <div className={styles.years}>
          {params.shows_chart && <BalanceChart schedule={schedule} hasTable={params.shows_schedule} />}
          {params.shows_schedule && <ScheduleTable schedule={schedule} />}
        </div>
      )}
    </section>
  );
}

export const block = defineBlock<typeof mortgageCalculator>('mortgage_calculator_block', MortgageCalculator, {
  hydration: 'visible',
});
