import 'server-only';
import proxyaddr from 'proxy-addr';
import { z } from 'zod';
import { email } from '@/lib/platform/validation/fields';

const onOff = z.enum(['on', 'off'], { error: 'expected "on" or "off"' }).default('on');
const PORT_RANGE = 'expected a port number from 1 to 65535';

const optional = z.string().trim().min(1).optional();
const webAddress = z
  .url({ protocol: /^https?$/, error: 'expected an address like https://www.example.de' })
  .transform((url) => url.replace(/\/+$/, ''));

/** No line break, which could begin another header: `Wohnlotse <info@example.de>` */
const sender = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>"\p{Cc}]+ <[^<>\s]+>|[^<>\s]+)$/u,
    'expected info@example.de or Name <info@example.de>',
  )
  .transform((value) => {
    const [, name, address = value] = /^(.+) <(.+)>$/.exec(value) ?? [];
    return { name, address };
  })
  .refine(({ address }) => email('').safeParse(address).success, {
    error: 'expected info@example.de or Name <info@example.de>',
  });

function isProxyList(list: string | undefined): boolean {
  try {
    proxyaddr.compile(
      (list ?? '')
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    );
    return true;
  } catch {
    return false;
  }
}

const settings = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, PORT_RANGE)
      .transform(Number)
      .pipe(z.number().min(1, PORT_RANGE).max(65535, PORT_RANGE))
      .default(3000),
    HOST: z.string().trim().min(1).default('127.0.0.1'),
    DATABASE_URL: z
      .string()
      .regex(
        /^(file:.+|postgres(ql)?:\/\/.+)$/,
        'expected file:./path/to.db or postgresql://user:password@host:5432/name',
      )
      .default('file:./data/portal.db'),
    APP_URL: webAddress.optional(),
    ERASURE_LIST: z.string().trim().min(1).default('data/erasures.jsonl'),
    BACKUP_KEY: z.string().min(16, 'expected at least 16 characters').optional(),
    PG_BIN: optional,
    AUTH_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
    EMPLOYEE_EMAIL: email('expected a mail address').optional(),
    EMPLOYEE_PASSWORD: z
      .string()
      .min(12, 'expected 12 to 256 characters')
      .max(256, 'expected 12 to 256 characters')
      .optional(),
    EMPLOYEE_NAME: optional,
    SMTP_URL: z
      .string()
      .regex(
        /^smtps?:\/\/[^\s/]+/,
        'expected an address like smtps://user:password@mail.example.de',
      )
      .optional(),
    MAIL_FROM: sender.optional(),
    GEOCODER_URL: webAddress.optional(),
    OPENAI_API_KEY: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]+$/, 'expected a key without spaces')
      .optional(),
    OPENAI_BASE_URL: webAddress.default('https://api.openai.com/v1'),
    OPENAI_MODEL: z.string().trim().min(1).default('gpt-5-mini'),
    OPENAI_DAILY_CALLS: z
      .string()
      .regex(/^\d{1,9}$/, 'expected a whole number, 0 or more')
      .transform(Number)
      .default(500),
    CONTENT_PROTECTION: onOff,
    RATE_LIMIT: onOff,
    WEBHOOK_PRIVATE: z.enum(['on', 'off'], { error: 'expected "on" or "off"' }).default('off'),
    HEALTH_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'expected at least 16 characters without spaces')
      .optional(),
    LOG_LEVEL: z
      .enum(['error', 'warn', 'info'], { error: 'expected "error", "warn" or "info"' })
      .default('warn'),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_SERVICE_NAME: z.string().trim().min(1).default('wohnlotse'),
    TRUSTED_PROXIES: optional.refine(
      isProxyList,
      'expected addresses or networks, separated by commas, like 10.0.0.0/8, loopback',
    ),
    SITE_NAME: z.string().trim().min(1).default('Wohnlotse'),
    COMPANY_NAME: optional,
    COMPANY_ADDRESS: z
      .string()
      .trim()
      .regex(/^.+, \d{5} [^,]+$/, 'expected an address like Weg 1, 80331 München')
      .optional(),
    COMPANY_PHONE: z
      .string()
      .regex(/^\+?(?:[ ()/-]*\d){6,}[ ()/-]*$/, 'expected a phone number like +49 30 1234567')
      .optional(),
    COMPANY_EMAIL: z.email({ error: 'expected a mail address' }).optional(),
    COMPANY_EDITOR: optional,
    COMPANY_DIRECTOR: optional,
    COMPANY_REGISTER: optional,
    COMPANY_VAT_ID: z
      .string()
      .transform((id) => id.replace(/\s/g, ''))
      .pipe(z.string().regex(/^DE\d{9}$/, 'expected DE and nine digits, like DE123456789'))
      .optional(),
    INVOICE_IBAN: z
      .string()
      .transform((iban) => iban.replace(/\s/g, ''))
      .pipe(z.string().regex(/^DE\d{20}$/, 'expected DE and twenty digits'))
      .optional(),
    COMPANY_LICENCE_AUTHORITY: optional,
    COMPANY_SUPERVISORY_AUTHORITY: optional,
    COMPANY_DATA_PROTECTION_OFFICER: optional,
    COMPANY_HOSTING: optional,
    SITE_BUILDER_NAME: optional,
    SITE_BUILDER_URL: webAddress.optional(),
  })
  .transform((env) => ({ ...env, APP_URL: env.APP_URL ?? `http://localhost:${env.PORT}` }));

export type Env = z.output<typeof settings>;

/** An empty value counts as unset. Throws an Error that names each wrong variable. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings that cannot be used:\n${[...new Set(lines)].join('\n')}`);
}

let current: Env | undefined;

export function env(): Env {
  return (current ??= parseEnv(process.env));
}

export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** False in commands of the console and in tests. */
export function isServing(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs';
}
