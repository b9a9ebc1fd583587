import { html } from 'hono/html';
import type { Language } from '../account-texts.ts';

interface MailTexts {
  subject: string;
  lead: string;
  link: string;
  unasked: string;
}

/** Reason for which a mail lets staff choose a password. */
export type PasswordMailReason = 'forgotten' | 'invitation';

const texts: Record<PasswordMailReason, Record<Language, MailTexts>> = {
  forgotten: {
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      lead: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte Vitrine. Le lien ci-dessous permet d’en choisir un\u00a0; il est valable une heure et une seule fois.',
      link: 'Choisir un nouveau mot de passe',
      unasked: 'Si la demande ne vient pas de vous, ne faites rien\u00a0: votre mot de passe reste le même.',
    },
    en: {
      subject: 'Choose a new password',
      lead: 'Someone asked for a new password for your Vitrine account. The link below lets you choose one; it works for one hour, and once.',
      link: 'Choose a new password',
      unasked: 'If you did not ask for this, do nothing: your password stays the same.',
    },
  },
  invitation: {
    fr: {
      subject: 'Votre compte Vitrine',
      lead: 'Un compte Vitrine vous attend à cette adresse de courriel. Le lien ci-dessous permet de choisir votre mot de passe\u00a0; il est valable sept jours et une seule fois.',
      link: 'Choisir mon mot de passe',
      unasked: 'Si vous n’attendiez pas ce courriel, ne faites rien.',
    },
    en: {
      subject: 'Your Vitrine account',
      lead: 'A Vitrine account is ready for this email address. The link below lets you choose your password; it works for seven days, and once.',
      link: 'Choose my password',
      unasked: 'If you did not expect this email, do nothing.',
    },
  },
};

interface PasswordMail {
  language: Language;
  reason: PasswordMailReason;
  adminUrl: string;
  token: string;
}

/** Returns the mail with the link that sets a new password. */
export function passwordMail({ language, reason, adminUrl, token }: PasswordMail) {
  const { subject, lead, link, unasked } = texts[reason][language];
  const url = new URL(`/admin/reset/${token}`, adminUrl).href;
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f5f7;color:#1c2430;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
<p style="margin:0 0 24px">${lead}</p>
<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:4px;background:#003da5;color:#fff;text-decoration:none;font-weight:600">${link}</a></p>
<p style="margin:0 0 24px;font-size:14px;overflow-wrap:anywhere">${url}</p>
<p style="margin:0;font-size:14px;color:#515b69">${unasked}</p>
</div>
</body>
</html>`;
  return { subject, text: `${lead}\n\n${url}\n\n${unasked}\n`, html: String(page) };
}
