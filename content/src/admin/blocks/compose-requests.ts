/** Requests from the form's list of blocks to the page composer, sent as events because no component of the project contains both. */

const target = new EventTarget();

interface Requests {
  /** Opens the picker for a block at an index of the page. */
  picker: number;
  /** Adds the blocks of the template of this id. */
  template: string;
}

export const sendRequest = <Name extends keyof Requests>(name: Name, detail: Requests[Name]): void => {
  target.dispatchEvent(new CustomEvent(name, { detail }));
};

export const onRequest = <Name extends keyof Requests>(
  name: Name,
  listener: (detail: Requests[Name]) => void,
  signal: AbortSignal,
): void => {
  const listen = (event: Event) => {
    // Only `sendRequest` creates these events.
    if (event instanceof CustomEvent) listener(event.detail as Requests[Name]);
  };
  target.addEventListener(name, listen, { signal });
};
