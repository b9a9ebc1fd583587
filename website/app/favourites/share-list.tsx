import { useState } from 'react';
import { shareAddress } from '../components/share/share-address.ts';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { Button } from '../ui/button/button.tsx';
import styles from './favourites-page.module.css';
import { favouritesTexts } from './favourites-texts.ts';
import { sharedListAddress } from './shared-list.ts';

/** Renders the button that shares a list by its address: with an application of the device, else as a copied or a shown link. */
export function ShareList({ numbers }: { numbers: readonly string[] }) {
  const t = useTexts(favouritesTexts);
  const locale = useLocale();
  const [result, setResult] = useState<'copied' | 'shown' | null>(null);
  const share = async () =>
    setResult(await shareAddress(t.received, sharedListAddress(location.origin, locale, numbers)));
  return (
    <>
      <Button tone="quiet" onClick={share}>
        {t.share}
      </Button>
      <div role="status" className={styles.shared}>
        {result === 'copied' && t.copied}
        {result === 'shown' && (
          <label>
            {t.link}
            <input readOnly value={sharedListAddress(location.origin, locale, numbers)} />
          </label>
        )}
      </div>
    </>
  );
}
