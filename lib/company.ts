import 'server-only';
import { env } from './platform/env';
import { shown } from './placeholders';

/** The language model that words the adviser's answers. */
export interface LanguageModel {
  /** Of its provider; none where it runs on a server of our own */
  host?: string;
}

/** What the settings say of it. */
export interface ModelSettings {
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
}

const DEFAULT_ADDRESS = 'https://api.openai.com/v1';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The model that the settings name, or nothing: then the built-in adviser answers alone. */
export function languageModel({
  OPENAI_API_KEY,
  OPENAI_BASE_URL = DEFAULT_ADDRESS,
}: ModelSettings): LanguageModel | undefined {
  if (!OPENAI_API_KEY) return undefined;
  const { hostname, host } = new URL(OPENAI_BASE_URL);
  return LOCAL.has(hostname) ? {} : { host };
}

/** What only the legal pages say of the company, from the settings or as placeholders. */
export function companyRecord() {
  const { COMPANY_DATA_PROTECTION_OFFICER, GEOCODER_URL } = env();
  return {
    /** Represents the company, § 5 (1) no. 1 DDG */
    director: shown('COMPANY_DIRECTOR'),
    /** Court and number */
    register: shown('COMPANY_REGISTER'),
    vatId: shown('COMPANY_VAT_ID'),
    /** Granted the licence of § 34c GewO and supervises it */
    licenceAuthority: shown('COMPANY_LICENCE_AUTHORITY'),
    /** Where complaints about data protection go */
    supervisoryAuthority: shown('COMPANY_SUPERVISORY_AUTHORITY'),
    /** Name and contact; not every company has to have one */
    dataProtectionOfficer: COMPANY_DATA_PROTECTION_OFFICER,
    /** Runs the server on the company's behalf */
    hosting: shown('COMPANY_HOSTING'),
    /** Host of the service that is asked for positions, if one is set up */
    geocoder: GEOCODER_URL && new URL(GEOCODER_URL).host,
    /** Words the adviser's answers, if one is set up */
    languageModel: languageModel(env()),
  };
}

export type CompanyRecord = ReturnType<typeof companyRecord>;
