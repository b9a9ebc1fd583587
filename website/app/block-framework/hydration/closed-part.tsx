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
 * While the code loads, the HTML is inert, because the visitor's choices in it would be lost when React replaces it. When the code cannot be
 * loaded, the visitor uses the HTML.
 */
export function ClosedBlockPart<P extends object>({ source, isOpen, ...props }: Opening<P> & P): ReactNode {
  const { name, load, className } = source;
  const [Loaded, setLoaded] = useState(() => registeredPart<P>(name) ?? null);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = isOpen && Loaded === null;
  const isLoading = isWanted && !hasFailed;
  useEffect(() => {
    if (!isWanted) return;
    setFailed(false);
    load().then(
      ({ part }) => setLoaded(() => part.Component),
      (error) => {
        setFailed(true);
        reportChunkFailure(error);
      },
    );
  }, [isWanted, load]);
  if (Loaded === null)
    return (
      <div
        className={className}
        inert={isLoading}
        aria-busy={isLoading || undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text makes React leave the HTML of the server alone
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    // The key separates it from the HTML of the server.
    <div key="loaded" className={className}>
      <Loaded {...(props as unknown as P)} />
    </div>
  );
}
