import { errorBlock } from '@vitrine/contract/blocks/error.ts';
import { defineBlockServer } from '../../block-framework/definition/define-block-server.ts';

/** Removes debug details unless errors are exposed (errors.14). */
export const server = defineBlockServer(errorBlock, {
  redact: (fields, { exposeErrors }) => (exposeErrors ? fields : { ...fields, debug: '' }),
});
