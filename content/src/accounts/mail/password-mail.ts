import type { Language } from '../account-texts.ts';

interface MailTexts {
  subject: string;
  lead: string;
  link: string;
  unasked: string;
}

const texts: Record<Language, MailTexts> = {
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
};

/** Returns the mail with the link that sets a new password. The token is hexadecimal, so the HTML needs no escaping. */
export function passwordMail(language: Language, adminUrl: string, token: string) {
  const { subject, lead, link, unasked } = texts[language];
  const url = new URL(`/admin/reset/${token}`, adminUrl).href;
  return {
    subject,
    text: `${lead}\n\n${url}\n\n${unasked}\n`,
    html: `<!doctype html>
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
</html>`,
  };
}
