import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Keeps the step in the fragment of the address, such as `#alert-2`, so that the browser's back button goes one step back. Other
 * fragments, and those of other forms, mean nothing here.
 */
export function useStepAddress(name: string, step: number, go: (step: number) => void) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();

  const follow = useEffectEvent((fragment: string) => {
    const wanted = stepOf(fragment, name);
    if (wanted !== step) go(wanted);
  });
  useEffect(() => follow(hash), [hash]);

  const write = useEffectEvent((next: number) => {
    if (stepOf(hash, name) === next) return;
    navigate(
      { pathname, search, hash: next === 0 ? '' : `${name}-${next}` },
      // Nothing is under the fragment that the page could scroll to.
      { preventScrollReset: true },
    );
  });
  useEffect(() => write(step), [step]);
}

function stepOf(hash: string, name: string): number {
  const [, form, number] = /^#(.+)-(\d+)$/.exec(hash) ?? [];
  return form === name ? Number(number) : 0;
}
