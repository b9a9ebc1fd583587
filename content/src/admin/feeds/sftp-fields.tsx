'use client';

import type { ConnectionProps } from './connection-props.ts';
import { withServer } from './feed-form-values.ts';
import { LinesField, TextField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { wrongOf } from './wrong-fields.ts';

/** Renders the address, the access and the folder of an SFTP server, with the fingerprint that was confirmed. */
export function SftpFields({ language, values, wrong, hasCredentials, onChange }: ConnectionProps) {
  const texts = formTexts[language];
  const { sftp } = texts;
  return (
    <>
      <TextField
        label={sftp.host.label}
        hint={values.hostKey === '' ? sftp.host.hint : sftp.confirmed(values.hostKey)}
        wrong={wrongOf(wrong, 'settings.sftp.host')}
        value={values.sftpHost}
        onChange={(sftpHost) => onChange(withServer({ sftpHost }))}
      />
      <TextField
        label={sftp.port.label}
        hint={sftp.port.hint}
        wrong={wrongOf(wrong, 'settings.sftp.port')}
        type="number"
        min={1}
        max={65_535}
        value={values.sftpPort}
        onChange={(sftpPort) => onChange(withServer({ sftpPort }))}
      />
      <TextField
        label={texts.clientId.label}
        hint={hasCredentials ? sftp.stored : undefined}
        wrong={wrongOf(wrong, 'credentials')}
        autoComplete="off"
        value={values.clientId}
        onChange={(clientId) => onChange({ clientId })}
      />
      <TextField
        label={sftp.password.label}
        hint={sftp.password.hint}
        type="password"
        autoComplete="new-password"
        value={values.clientSecret}
        onChange={(clientSecret) => onChange({ clientSecret })}
      />
      <LinesField
        label={sftp.privateKey.label}
        hint={sftp.privateKey.hint}
        value={values.privateKey}
        onChange={(privateKey) => onChange({ privateKey })}
      />
      <TextField
        label={sftp.folder.label}
        hint={sftp.folder.hint}
        wrong={wrongOf(wrong, 'settings.path')}
        value={values.path}
        onChange={(path) => onChange({ path })}
      />
      <TextField
        label={sftp.names.label}
        hint={sftp.names.hint}
        wrong={wrongOf(wrong, 'settings.sftp.names')}
        value={values.sftpNames}
        onChange={(sftpNames) => onChange({ sftpNames })}
      />
    </>
  );
}
