import { scriptEmbed } from '@vitrine/contract/blocks/script-embed.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';
import { safeEmbed } from '../../consent/embedded-code.server.ts';

export const server = defineBlockServer(scriptEmbed, {
  redact: (fields, { warn }) => ({ ...fields, script: safeEmbed(fields.script, warn) }),
  embeddedCode: ({ script }) => script,
});
