import 'server-only';
import { routes } from './routes';
import { site } from './site';

export interface Letterhead {
  siteName: string;
  siteUrl: string;
  company: string;
  address: string;
  phone: string;
  email: string;
  imprintUrl: string;
  privacyUrl: string;
}

export function letterhead(): Letterhead {
  const { name, url, company, address, phone, email } = site();
  return {
    siteName: name,
    siteUrl: url,
    company,
    address,
    phone,
    email,
    imprintUrl: `${url}${routes.imprint}`,
    privacyUrl: `${url}${routes.privacy}`,
  };
}
