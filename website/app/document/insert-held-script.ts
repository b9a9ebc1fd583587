/**
 * Replaces the element before the running script by an equal one that runs. `'strict-dynamic'` refuses files and imports of scripts
 * that stand in the HTML and allows those of scripts that a trusted script inserts. Files without `async` run in their order, and
 * deferred ones and modules once the document is parsed.
 */
function replaceHeldScript(): void {
  const own = document.currentScript;
  const held = own?.previousElementSibling as HTMLScriptElement;
  const script = document.createElement('script');
  for (const { name, value } of held.attributes) {
    if (name !== 'type' && name !== 'data-type') script.setAttribute(name, value);
  }
  if (held.dataset.type) script.type = held.dataset.type;
  script.async = held.hasAttribute('async');
  script.text = held.text;
  const insert = () => {
    held.replaceWith(script);
    own?.remove();
  };
  const isDeferred = !script.async && (script.type === 'module' || held.hasAttribute('defer'));
  if (document.readyState === 'loading' && isDeferred) addEventListener('DOMContentLoaded', insert);
  else insert();
}

/**
 * Text of the script, for the document. It is the function's own source: the server's short pages need it too, and they run without a build,
 * so that it cannot be an `x.inline.ts` file.
 */
export const insertHeldScript = `(${String(replaceHeldScript).replace(/\n\s+/g, '\n')})()`;
