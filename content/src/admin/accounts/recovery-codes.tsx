'use client';

import { Button, toast } from '@payloadcms/ui';
import type { Language } from '../../accounts/account-texts.ts';
import { accountViewTexts } from './account-view-texts.ts';

interface CodesProps {
  language: Language;
  codes: string[];
  onDone: () => void;
}

/** Shows new recovery codes, which cannot be shown again. */
export function RecoveryCodes({ language, codes, onDone }: CodesProps) {
  const { recovery: texts } = accountViewTexts[language];
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(texts.copied);
  };
  return (
    <div className="account-form">
      <p>{texts.lead}</p>
      <ul className="account-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <Button size="large" onClick={onDone}>
          {texts.done}
        </Button>
        <button type="button" className="account-link" onClick={copy}>
          {texts.copy}
        </button>
      </div>
    </div>
  );
}
