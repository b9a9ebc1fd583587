import { emailPattern } from '@vitrine/contract/core/contact-patterns.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { noticeTexts } from './notice-texts.ts';

/** The person in charge, as the editor names them; '' and null where nothing is said. */
export interface OfficerProps {
  officer_name: string;
  officer_title: string;
  officer_address: string;
  officer_email: string | null;
  officer_phone: string | null;
}

/** Renders the person in charge with their contact details, and to whom one may complain. */
export function Officer(props: OfficerProps) {
  const { officer_name: name, officer_title: title, officer_address: address } = props;
  const { officer_email: email, officer_phone: phone } = props;
  const t = useTexts(noticeTexts);
  return (
    <>
      {name || title ? <p>{[name, title].filter(Boolean).join(', ')}</p> : <p>{t.nobody}</p>}
      {address && <p>{address}</p>}
      {phone && <p>{phone}</p>}
      {email && <p>{emailPattern.test(email) ? <a href={`mailto:${email}`}>{email}</a> : email}</p>}
      <p>
        {t.complaint} <a href="https://www.cai.gouv.qc.ca/">{t.commission}</a>.
      </p>
    </>
  );
}
