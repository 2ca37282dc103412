import type { CompanyRecord } from '@/lib/company';
import type { Site } from '@/lib/site';

/** The company as the legal texts name it. */
export type Provider = Pick<
  Site,
  'name' | 'company' | 'address' | 'phone' | 'phoneHref' | 'email' | 'editor'
> &
  CompanyRecord;
