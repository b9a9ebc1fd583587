import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { requestLanguage } from '../../accounts/account-texts.ts';
import { Logo } from '../components/logo.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import './accounts.css';

/** Renders `/admin/forgot` instead of Payload's own view, whose messages are not connected with their fields. */
export function ForgottenView({ initPageResult: { req } }: AdminViewServerProps) {
  if (req.user) redirect('/admin/account');
  return (
    <div className="account account--login">
      <Logo />
      <ForgottenForm language={requestLanguage(req)} />
    </div>
  );
}
