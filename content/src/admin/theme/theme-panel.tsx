'use client';

import { useTranslation } from '@payloadcms/ui';
import type { ContrastPair } from '@vitrine/contract/theme/check-contrast.ts';
import { DataTable } from '../components/data-table.tsx';
import { leastContrast, type ThemeReport } from './theme-report.ts';
import { themeTexts } from './theme-texts.ts';
import { useCardRadius } from './use-card-radius.ts';
import { useThemeReport } from './use-theme-report.ts';
import './theme.css';

type Texts = (typeof themeTexts)['fr'];

/** Shows the colours of the form as the website will: a card, its button and a field in each scheme, and the contrast of each pair. */
export function ThemePanel() {
  const { i18n } = useTranslation();
  const t = themeTexts[i18n.language === 'en' ? 'en' : 'fr'];
  const { schemes, badges, faults } = useThemeReport();
  return (
    <section className="theme-panel" aria-labelledby="theme-panel-title">
      <h3 id="theme-panel-title">{t.heading}</h3>
      <p role="status" className="theme-panel__summary" data-good={faults === 0}>
        {faults === 0 ? t.good : t.faults(faults)}
      </p>
      {schemes.map(({ name, colors, pairs }) => (
        <details key={name} open={name === 'normal' || pairs.some(({ ratio, least }) => ratio < least)}>
          <summary>{t.schemes[name]}</summary>
          <div className="theme-panel__scheme">
            <SampleCard colors={colors} texts={t} />
            <ContrastTable
              texts={t}
              caption={t.schemes[name]}
              rows={pairs.map((pair) => ({ ...pair, label: t.pairs[`${pair.front} ${pair.back}`] ?? '' }))}
            />
          </div>
        </details>
      ))}
      <details open={badges.some(({ ratio }) => ratio < leastContrast.text)}>
        <summary>{t.badgesTitle}</summary>
        <ContrastTable
          texts={t}
          caption={t.badgesTitle}
          rows={badges.map(({ name, text, background, ratio }) => ({
            ...{ label: t.badges[name], frontColor: text, backColor: background, ratio, least: leastContrast.text },
          }))}
        />
      </details>
    </section>
  );
}

/** Draws a sample listing card with a button and a field in the colours of a scheme. It is only a picture and has no controls. */
function SampleCard({ colors, texts: { card } }: { colors: ThemeReport['schemes'][number]['colors']; texts: Texts }) {
  const borderRadius = useCardRadius();
  return (
    <div
      className="theme-panel__card"
      aria-hidden="true"
      style={{ background: colors['swb-bg-color'], color: colors['swb-text-color'], borderRadius }}
    >
      <strong style={{ color: colors['swb-highlight-color'] }}>{card.price}</strong>
      <span>{card.type}</span>
      <span>{card.address}</span>
      <span>{card.text}</span>
      <span
        className="theme-panel__field"
        style={{
          background: colors['input-bg-color'],
          color: colors['input-text-color'],
          borderColor: colors['input-border-color'],
        }}
      >
        {card.field}
      </span>
      <span
        className="theme-panel__button"
        style={{
          background: colors['button-bg-color'],
          color: colors['button-text-color'],
          borderColor: colors['button-border-color'],
        }}
      >
        {card.button}
      </span>
    </div>
  );
}

type Row = Pick<ContrastPair, 'frontColor' | 'backColor' | 'ratio' | 'least'> & { label: string };

function ContrastTable({ texts: t, caption, rows }: { texts: Texts; caption: string; rows: readonly Row[] }) {
  const levels = ['text', 'largeText', 'controls'] as const;
  return (
    <DataTable
      look="lines"
      className="theme-panel__table"
      caption={caption}
      heads={[t.columns.pair, t.columns.ratio, ...levels.map((level) => t.columns[level])]}
    >
      {rows.map(({ label, frontColor, backColor, ratio, least }) => (
        <tr key={label} data-fault={ratio < least}>
          <th scope="row">
            <span
              className="theme-panel__sample"
              aria-hidden="true"
              style={{ color: frontColor, background: backColor }}
            >
              {t.columns.sample}
            </span>
            {label}
          </th>
          <td>{t.ratio(ratio)}</td>
          {levels.map((level) => (
            <td key={level}>{ratio >= leastContrast[level] ? t.yes : t.no}</td>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
