import { scriptEmbed } from '@vitrine/contract/blocks/script-embed.ts';
import { safeEmbed } from '../../site/embedded-code.server.ts';
import { defineBlockServer } from '../define-block-server.ts';

export const server = defineBlockServer(scriptEmbed, {
  redact: (fields, { warn }) => ({ ...fields, script: safeEmbed(fields.script, warn) }),
  embeddedCode: ({ script }) => script,
});
