/**
 * Sends a form of the alert's page. Returns the address of the page that shows the result; without an answer, the one that says
 * so.
 */
export async function sendAlertForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<string> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') body.append(name, value);
  try {
    const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
    const { location: page }: { location?: unknown } = await answer.json();
    if (typeof page === 'string') return page;
  } catch {
    // The browser is offline, or a proxy between the browser and the site has answered.
  }
  return `${location.pathname}?done=failed`;
}
