import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { requestLanguage } from '../../accounts/account-texts.ts';
import { Logo } from '../components/logo.tsx';
import { ResetForm } from './reset-form.tsx';
import './accounts.css';

/**
 * Renders `/admin/reset/TOKEN`, the link of a mail, instead of Payload's own view, whose messages are not connected with their fields. Payload
 * lets no other view have that address: `next.config.ts` leads it to `/admin/reset?token=TOKEN`.
 */
export function ResetView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  return (
    <MinimalTemplate>
      <div className="account account--login">
        <Logo />
        <ResetForm language={requestLanguage(req)} token={String(searchParams?.token ?? '')} />
      </div>
    </MinimalTemplate>
  );
}
