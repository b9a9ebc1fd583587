import type { ReceivedMail } from '../../core/test/mail-server.ts';
import { leadIn } from './visitors.ts';

/** Mails of one kind that arrived for one lead. */
export interface Delivery {
  lead: number;
  kind: 'broker' | 'confirmation';
  /** Copies by Message-ID. */
  copies: Map<string, number>;
  /** Time at which the first mail was accepted, ms since 1970. */
  at: number;
}

/** Records the lead, the kind and the Message-ID of each mail, without its text. */
export class MailLedger {
  readonly deliveries = new Map<string, Delivery>();
  /** Number of mails that belong to no lead of this run. */
  unrelated = 0;

  note({ to, raw }: ReceivedMail): void {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ');
    const messageId = /^Message-ID:\s*(\S+)/im.exec(head)?.[1] ?? '';
    const visitor = leadIn(to.join());
    const kind = visitor === undefined ? 'broker' : 'confirmation';
    // A broker's mail names the visitor in Reply-To.
    const lead = visitor ?? leadIn(/^Reply-To:.*$/im.exec(head)?.[0] ?? '');
    if (lead === undefined) {
      this.unrelated++;
      return;
    }
    const key = `${lead} ${kind}`;
    const delivery = this.deliveries.get(key) ?? { lead, kind, copies: new Map(), at: Date.now() };
    delivery.copies.set(messageId, (delivery.copies.get(messageId) ?? 0) + 1);
    this.deliveries.set(key, delivery);
  }

  of(lead: number, kind: Delivery['kind']): Delivery | undefined {
    return this.deliveries.get(`${lead} ${kind}`);
  }
}
