import { type ReactNode, useEffect, useState } from 'react';
import { reportChunkFailure } from '../../site/report-chunk-failure.ts';
import { type LazySource, registeredPart } from './lazy-part.tsx';

interface Opening<P> {
  source: LazySource<P>;
  /** Whether the visitor opened the part; an opening after a failure tries again. */
  isOpen: boolean;
}

/**
 * Renders a part of a block that nobody sees before it is opened, such as the fields of a dialog. The server renders it at once, for visitors without
 * scripts; a browser keeps that HTML out of React until the part is opened and its code is there. A page that a link shows has no HTML of it until then.
 */
export function ClosedBlockPart<P extends object>({ source, isOpen, ...props }: Opening<P> & P): ReactNode {
  const { name, load, className } = source;
  const [Loaded, setLoaded] = useState(() => registeredPart<P>(name) ?? null);
  const isWanted = isOpen && Loaded === null;
  useEffect(() => {
    if (isWanted) load().then(({ part }) => setLoaded(() => part.Component), reportChunkFailure);
  }, [isWanted, load]);
  if (Loaded === null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text makes React leave the HTML of the server alone
    return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    // The key separates it from the HTML of the server.
    <div key="loaded" className={className}>
      <Loaded {...(props as unknown as P)} />
    </div>
  );
}
