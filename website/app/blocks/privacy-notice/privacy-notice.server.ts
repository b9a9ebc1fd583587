import { privacyNotice } from '@vitrine/contract/blocks/privacy-notice.ts';
import { type PrivacyFacts, privacyFacts } from '@vitrine/contract/privacy-facts.ts';
import { safeParse } from '@vitrine/contract/safe-parse.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { noOutsideServices, type OutsideServices } from '../../site/outside-services.ts';

interface NoticeData {
  facts: PrivacyFacts;
  outside: OutsideServices;
}

export const server = defineBlockServer(privacyNotice, {
  readData({ privacy }, { outside = noOutsideServices, warn }): NoticeData | null {
    const parsed = safeParse(privacyFacts, privacy);
    if (parsed.success) return { facts: parsed.data, outside };
    if (privacy !== undefined) warn(`The facts of the privacy notice cannot be read: ${parsed.error.message}`);
    return null;
  },
});
