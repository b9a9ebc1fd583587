import { handleAction } from '../ui/handle-action.ts';

/** Prints the page at a click on a button with the action `print`. Returns a function that stops it. */
export function handlePrintButtons(): () => void {
  const life = new AbortController();
  handleAction('print', () => print(), life.signal);
  return () => life.abort();
}
