import drawings from './generated/icon-drawings.json' with { type: 'json' };

const drawingOf = new Map<string, string | null>(Object.entries(drawings));

/** Draws an icon as the website does; nothing for a name without a drawing. */
export function IconDrawing({ name, size = 24 }: { name: string; size?: number }) {
  const drawing = drawingOf.get(name);
  if (!drawing) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from the generated file, never from content
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
