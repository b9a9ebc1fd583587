'use client';

import { Button, PublishButton, useForm, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { withLabel } from '../../values/with-label.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { useFieldFromAddress } from '../publish/reveal-field.ts';
import { isFault, leastContrast, themeReport } from './theme-report.ts';
import { themeTexts } from './theme-texts.ts';
import { readTheme } from './use-theme-report.ts';

/** Id of the button that Payload's component renders. */
const buttonId = 'action-save';

/** Replaces Payload's button that publishes a site and first lists the pairs of colours with too little contrast. */
export function CheckedThemePublish() {
  useFieldFromAddress();
  const { formRef, getFields } = useForm();
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'fr';
  const t = themeTexts[language];
  const isChecked = useRef(false);
  const [faults, setFaults] = useState<string[]>([]);

  const publish = () => {
    setFaults([]);
    isChecked.current = true;
    formRef.current.querySelector<HTMLElement>(`#${buttonId}`)?.click();
    isChecked.current = false;
  };
  const findFaults = (): string[] => {
    const { schemes, badges } = themeReport(readTheme(getFields()));
    const pairs = schemes.flatMap(({ name, pairs }) =>
      pairs.filter(isFault).map((pair) => {
        const label = t.pairs[`${pair.front} ${pair.back}`] ?? '';
        return withLabel(language, `${t.schemes[name]}, ${label}`, `${t.ratio(pair.ratio)} (${t.ratio(pair.least)})`);
      }),
    );
    const ofBadges = badges.filter(({ ratio }) => ratio < leastContrast.text);
    return [
      ...pairs,
      ...ofBadges.map(({ name, ratio }) => withLabel(language, t.badges[name], `${t.ratio(ratio)} (${t.ratio(4.5)})`)),
    ];
  };
  const checkFirst = (event: MouseEvent) => {
    const isButton = event.target instanceof Element && event.target.closest(`#${buttonId}`) !== null;
    if (!isButton || isChecked.current) return;
    const found = findFaults();
    if (found.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setFaults(found);
  };
  return (
    <div className="checked-publish" onClickCapture={checkFirst}>
      <PublishButton />
      {faults.length > 0 && (
        <FaultDialog texts={t.publish} faults={faults} onPublish={publish} onClose={() => setFaults([])} />
      )}
    </div>
  );
}

interface DialogProps {
  texts: (typeof themeTexts)['fr']['publish'];
  faults: readonly string[];
  onPublish: () => void;
  onClose: () => void;
}

/** Lists the pairs of colours with too little contrast before the site is published. */
const FaultDialog = ({ texts: t, faults, onPublish, onClose }: DialogProps) => (
  <FormDialog title={t.title} isWide onClose={onClose}>
    <p>{t.text}</p>
    <ul>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
    <div className="form-dialog__buttons">
      <Button buttonStyle="secondary" margin={false} onClick={onClose}>
        {t.correct}
      </Button>
      <Button margin={false} onClick={onPublish}>
        {t.anyway}
      </Button>
    </div>
  </FormDialog>
);
