/** E-mail of notices: sent one by one, and told whether it went out. */
import { createTransport } from 'nodemailer';

export interface NoticeLetter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address that ends such mails by one POST (RFC 8058). */
  readonly stop: string;
}
/** Rejects where the SMTP server does not take it. */
export type MailNotice = (letter: NoticeLetter) => Promise<void>;

/** Undefined: no SMTP server is configured. */
export function noticeMailer(smtpUrl: string | undefined, from: string): MailNotice | undefined {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport(smtpUrl);
  return async ({ to, subject, text, stop }) => {
    const headers = {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    };
    await transport.sendMail({ from, to, subject, text, headers });
  };
}
