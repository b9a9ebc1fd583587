'use client';

import type { ConnectionProps } from './connection-props.ts';
import { withLayout } from './feed-form-values.ts';
import { BoxField, ChoiceField, LinesField, TextField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { SftpFields } from './sftp-fields.tsx';
import { wrongOf } from './wrong-fields.ts';

/** Renders the fields of the connection to a source, by its kind. Those that few people need are collapsed. */
export function ConnectionFields(props: ConnectionProps) {
  return props.values.kind === 'file' ? <FileFields {...props} /> : <ServerFields {...props} />;
}

function ServerFields({ language, values, wrong, hasCredentials, onChange }: ConnectionProps) {
  const texts = formTexts[language];
  const credentials = wrongOf(wrong, 'credentials');
  const addresses = (
    <>
      <TextField
        label={texts.serviceRoot.label}
        wrong={wrongOf(wrong, 'settings.serviceRoot')}
        value={values.serviceRoot}
        onChange={(serviceRoot) => onChange({ serviceRoot })}
      />
      <TextField
        label={texts.tokenUrl.label}
        hint={texts.tokenUrl.hint}
        wrong={wrongOf(wrong, 'settings.tokenUrl')}
        value={values.tokenUrl}
        onChange={(tokenUrl) => onChange({ tokenUrl })}
      />
    </>
  );
  return (
    <>
      {values.kind === 'reso' && addresses}
      <TextField
        label={texts.clientId.label}
        wrong={credentials}
        hint={hasCredentials ? texts.clientSecret.stored : undefined}
        autoComplete="off"
        value={values.clientId}
        onChange={(clientId) => onChange({ clientId })}
      />
      <TextField
        label={texts.clientSecret.label}
        type="password"
        autoComplete="new-password"
        value={values.clientSecret}
        onChange={(clientSecret) => onChange({ clientSecret })}
      />
      {values.kind === 'reso' && (
        <BoxField
          label={texts.events.label}
          hint={texts.events.hint}
          isChecked={values.followsEvents}
          onChange={(followsEvents) => onChange({ followsEvents })}
        />
      )}
      <details className="feed-advanced" {...(wrongOf(wrong, 'settings.s') && { open: true })}>
        <summary>{texts.groups.advanced}</summary>
        {values.kind === 'ddf' && addresses}
        <TextField
          label={texts.scope.label}
          hint={texts.scope.hint}
          wrong={wrongOf(wrong, 'settings.scope')}
          value={values.scope}
          onChange={(scope) => onChange({ scope })}
        />
        {values.kind === 'reso' && (
          <>
            <TextField
              label={texts.filter.label}
              hint={texts.filter.hint}
              wrong={wrongOf(wrong, 'settings.filter')}
              value={values.filter}
              onChange={(filter) => onChange({ filter })}
            />
            <TextField
              label={texts.expand.label}
              hint={texts.expand.hint}
              wrong={wrongOf(wrong, 'settings.expand')}
              value={values.expand}
              onChange={(expand) => onChange({ expand })}
            />
          </>
        )}
      </details>
    </>
  );
}

function FileFields(props: ConnectionProps) {
  const { language, values, wrong, site, onChange } = props;
  const texts = formTexts[language];
  return (
    <>
      <ChoiceField
        label={texts.place.label}
        value={values.place}
        options={texts.place.options}
        onChange={(place) => onChange({ place })}
      />
      {values.place === 'sftp' ? (
        <SftpFields {...props} />
      ) : (
        <TextField
          label={texts.path.label}
          hint={`${texts.path.hint} ${texts.path.example(site)}`}
          wrong={wrongOf(wrong, 'settings.path')}
          value={values.path}
          onChange={(path) => onChange({ path })}
        />
      )}
      <ChoiceField
        label={texts.layout.label}
        value={values.layout}
        options={texts.layout.options}
        onChange={(layout) => onChange(withLayout(values, layout))}
      />
      {values.layout === 'xml' ? <XmlFields {...props} /> : <CsvFields {...props} />}
    </>
  );
}

/** Renders the fields of an XML file that are seldom needed: reading its columns finds the element of a listing. */
function XmlFields({ language, values, wrong, onChange }: ConnectionProps) {
  const texts = formTexts[language];
  const message = wrongOf(wrong, 'settings.xml');
  return (
    <details className="feed-advanced" {...(message && { open: true })}>
      <summary>{texts.groups.advanced}</summary>
      <DateOrderField language={language} values={values} wrong={wrong} onChange={onChange} />
      <TextField
        label={texts.record.label}
        hint={texts.record.hint}
        wrong={message}
        value={values.record}
        onChange={(record) => onChange({ record })}
      />
    </details>
  );
}

type DateOrderProps = Pick<ConnectionProps, 'language' | 'values' | 'wrong' | 'onChange'>;

function DateOrderField({ language, values, onChange }: DateOrderProps) {
  const { dateOrder } = formTexts[language];
  return (
    <ChoiceField
      label={dateOrder.label}
      value={values.dateOrder}
      options={dateOrder.options}
      onChange={(given) => onChange({ dateOrder: given })}
    />
  );
}

function CsvFields({ language, values, wrong, onChange }: ConnectionProps) {
  const texts = formTexts[language];
  const wrongShape = wrongOf(wrong, 'settings.shape');
  return (
    <details className="feed-advanced" {...(wrongShape && { open: true })}>
      <summary>{texts.groups.advanced}</summary>
      <DateOrderField language={language} values={values} wrong={wrong} onChange={onChange} />
      <TextField
        label={texts.delimiter.label}
        wrong={wrongOf(wrong, 'settings.shape.delimiter')}
        value={values.delimiter}
        onChange={(delimiter) => onChange({ delimiter })}
      />
      <BoxField
        label={texts.hasHeader.label}
        isChecked={values.hasHeader}
        onChange={(hasHeader) => onChange({ hasHeader })}
      />
      <TextField
        label={texts.columnCount.label}
        hint={texts.columnCount.hint}
        wrong={wrongOf(wrong, 'settings.shape.columnCount')}
        value={values.columnCount}
        onChange={(columnCount) => onChange({ columnCount })}
      />
      {values.layout === 'centris' && (
        <LinesField
          label={texts.columns.label}
          hint={texts.columns.hint}
          wrong={wrongOf(wrong, 'settings.shape.columns')}
          value={values.columns}
          onChange={(columns) => onChange({ columns })}
        />
      )}
    </details>
  );
}
