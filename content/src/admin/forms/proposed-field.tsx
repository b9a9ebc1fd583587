import { FieldDescription, FieldError, FieldLabel, TextInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { useProposal } from './use-proposal.ts';

interface Props {
  /** Properties that Payload gives the field. */
  input: TextFieldClientProps;
  /** Address that answers with the proposal for what is typed now; null while there is nothing to propose. */
  address: string | null;
  /** True for a document whose value is already in use, which then changes by hand alone. */
  isFixed: boolean;
  /** True for a value that equals a proposal; such a value follows the source field even when the form opens with it. */
  isProposal: (value: string) => boolean;
  /** Tells the editor which field the value follows. */
  hint: string;
}

/** Edits a text whose value an endpoint proposes from another field, until the text is changed by hand. */
export function ProposedField({ input, address, isFixed, isProposal, hint }: Props) {
  const { field, path: potentiallyStalePath, readOnly } = input;
  const own = useField<string | null>({ potentiallyStalePath });
  const { path, setValue, showError, errorMessage, disabled } = own;
  // A saved document has null for a field that was left empty.
  const value = own.value ?? '';
  const isReadOnly = Boolean(readOnly || disabled);
  const [isByHand, setByHand] = useState(() => value !== '' && !isProposal(value));
  const follows = !isByHand && !(isFixed && value !== '') && !isReadOnly;

  useProposal({ address, follows, value, setValue });

  const change = (typed: string) => {
    setByHand(typed !== '');
    setValue(typed);
  };
  return (
    <TextInput
      path={path}
      value={value}
      readOnly={isReadOnly}
      showError={showError}
      Label={<FieldLabel label={field.label} localized={field.localized} required={field.required} path={path} />}
      Error={<FieldError message={errorMessage} path={path} showError={showError} />}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
      AfterInput={follows && address !== null ? <p className="field-description">{hint}</p> : null}
      onChange={({ target }: { target: { value: string } }) => change(target.value)}
    />
  );
}
