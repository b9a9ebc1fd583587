import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocale } from '../../locale/use-locale.tsx';
import { useSite } from '../../site/site-context.tsx';
import type { Captcha } from './captcha.ts';
import './captcha.css';
import { captchaNeed } from './captcha-need.ts';

/**
 * The captcha of a form. It is opened once the form has been visible, and counts as needed while the form is in view
 * (`1-shell §4`). `place` is where a captcha that has to be touched is drawn, `action` the type of the form. What opening it throws,
 * such as for a missing site key or version, is logged, and thrown again when the form is sent.
 */
export function useCaptcha(form: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>, action: string) {
  const { captcha } = useSite();
  const locale = useLocale();
  const identifier = useId();
  const opened = useRef<Promise<Captcha> | null>(null);
  const isAvailable = Boolean(captcha?.siteKey);

  async function load(): Promise<Captcha> {
    const { openCaptcha } = await import('./open-captcha.ts');
    if (!place.current) throw new Error('The form of the captcha is gone.');
    const { siteKey = null, version = null } = captcha ?? {};
    return openCaptcha({ siteKey, version, locale, action, place: place.current });
  }

  function open(): Promise<Captcha> {
    opened.current ??= load().catch((error: unknown) => {
      opened.current = null;
      throw error;
    });
    return opened.current;
  }

  const openAhead = useEffectEvent(() => void open().catch(console.error));

  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return captchaNeed.release(identifier);
      captchaNeed.request(identifier);
      openAhead();
    });
    observer.observe(form.current);
    return () => {
      observer.disconnect();
      captchaNeed.release(identifier);
    };
  }, [form, identifier]);

  return {
    isAvailable,
    /** Whether it works without the visitor and without a third party, so that the form itself has to say that it is there. */
    isSilent: isAvailable && captcha?.version === 'altcha',
    /** To be called when the visitor begins to write. */
    prepare() {
      open().then(
        (captcha) => captcha.prepare(),
        () => undefined,
      );
    },
    /** The response to send along; throws where there is none to be had. */
    answer: async (): Promise<string> => (await open()).answer(),
  };
}
