import 'server-only';
import { env } from './platform/env';
import { shown } from '@/lib/site';

export interface LanguageModel {
  /** Of its provider; missing for a server of our own */
  host?: string;
}

export interface ModelSettings {
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
}

const DEFAULT_ADDRESS = 'https://api.openai.com/v1';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

export function languageModelProvider({
  OPENAI_API_KEY,
  OPENAI_BASE_URL = DEFAULT_ADDRESS,
}: ModelSettings): LanguageModel | undefined {
  if (!OPENAI_API_KEY) return undefined;
  const { hostname, host } = new URL(OPENAI_BASE_URL);
  return LOCAL.has(hostname) ? {} : { host };
}

export function companyRecord() {
  const { COMPANY_DATA_PROTECTION_OFFICER, GEOCODER_URL } = env();
  return {
    /** § 5 (1) no. 1 DDG */
    director: shown('COMPANY_DIRECTOR'),
    register: shown('COMPANY_REGISTER'),
    vatId: shown('COMPANY_VAT_ID'),
    /** Grants the licence of § 34c GewO */
    licenceAuthority: shown('COMPANY_LICENCE_AUTHORITY'),
    supervisoryAuthority: shown('COMPANY_SUPERVISORY_AUTHORITY'),
    dataProtectionOfficer: COMPANY_DATA_PROTECTION_OFFICER,
    hosting: shown('COMPANY_HOSTING'),
    geocoder: GEOCODER_URL && new URL(GEOCODER_URL).host,
    languageModel: languageModelProvider(env()),
  };
}

export type CompanyRecord = ReturnType<typeof companyRecord>;
