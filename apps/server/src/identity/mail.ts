/** E-mail, where the operator has configured it. */
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export type Send = (mail: Mail) => void;

/** Undefined: no SMTP server is configured. Sending never holds up an answer, which would tell who has an account. */
export function mailer(smtpUrl: string | undefined, from: string, logger: Logger): Send | undefined {
  if (smtpUrl === undefined) return undefined;
  const transport = createTransport(smtpUrl);
  return (mail) => {
    transport
      .sendMail({ from, ...mail })
      .catch((error: unknown) => logger.error({ err: error }, 'an e-mail could not be sent'));
  };
}
