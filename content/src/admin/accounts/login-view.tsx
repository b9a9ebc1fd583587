import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { requestLanguage } from '../../accounts/account-texts.ts';
import { Logo } from '../components/logo.tsx';
import { LoginForm } from './login-form.tsx';
import './accounts.css';

/** Renders `/admin/login` instead of Payload's own view, which does not support a second factor. */
export function LoginView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (req.user) redirect(target);
  return (
    <div className="account account--login">
      <Logo />
      <LoginForm language={requestLanguage(req)} target={target} />
    </div>
  );
}
