import type { AlarmRecipient } from '@vitrine/contract/core/feed-settings.ts';
import { formatDayAndHour } from '@vitrine/contract/date-format.ts';
import type { Selectable } from 'kysely';
import type { FeedAlarmTable } from '../../db/feed-tables.ts';
import { headerAddress, headerText } from '../../mail/header-text.ts';
import { type LeadSite, senderOf } from '../../mail/lead.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/template/render-mail.ts';
import { storedReasonText } from '../reasons/reason-texts.ts';
import { alarmTexts } from './alarm-texts.ts';

export interface MailedAlarm
  extends Pick<Selectable<FeedAlarmTable>, 'id' | 'kind' | 'destination' | 'detail' | 'raised_at'> {
  sourceName: string;
}

/** Returns the mail of an alarm in the recipient's language; null when the address is not valid. */
export function alarmMail(alarm: MailedAlarm, recipient: AlarmRecipient, site: LeadSite, from: string): Mail | null {
  const address = headerAddress(recipient.email);
  if (!address) return null;
  const { locale } = recipient;
  const texts = alarmTexts[locale];
  const subject = headerText(texts.subject(alarm.sourceName));
  const explanation = texts.explanation[alarm.kind];
  const facts: [string, string][] = [
    [texts.since, formatDayAndHour(alarm.raised_at, locale)],
    [texts.reason, storedReasonText(locale, alarm.detail)],
    ...(alarm.destination === '' ? [] : [[texts.destination, alarm.destination] satisfies [string, string]]),
  ];
  return {
    messageId: `<feed-alarm.${alarm.id}.${encodeURIComponent(address)}@${from.split('@').at(-1)}>`,
    from: { name: site.name[locale], address: from },
    to: { name: '', address },
    subject,
    ...renderMail({
      locale,
      sender: senderOf(site, locale),
      subject,
      preview: explanation,
      heading: texts.heading(alarm.sourceName),
      parts: [
        { kind: 'paragraph', text: explanation },
        { kind: 'facts', title: texts.details, facts },
      ],
      footnote: texts.why,
    }),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
  };
}
