/**
 * Messages between the admin and the preview that it embeds, sent by `postMessage` to the exact origin of the other. The form's values
 * come in Payload's own message.
 */

/** Payload's message with the values of the form; the preview sends one with `ready` when it listens. */
export const formMessage = 'payload-live-preview';

/** Tells the admin that the block of this id was clicked. */
export const blockClicked = 'vitrine-block-clicked';

/** Tells the preview to scroll to the block of this id. */
export const showBlock = 'vitrine-show-block';

/** Returns a property of a message from another window; undefined when it has none. */
export const readMessage = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null && Object.hasOwn(message, name)
    ? // The condition proves that the message is an object.
      (message as Record<string, unknown>)[name]
    : undefined;
