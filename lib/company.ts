import 'server-only';
import { env } from './platform/env';
import { languageModel } from './legal/language-model';
import { shown } from './placeholders';

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
