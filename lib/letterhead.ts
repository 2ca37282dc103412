import 'server-only';
import { routes } from './routes';
import { site } from './site';

/** What stands at the head and the foot of a mail or a PDF. */
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

/** The portal's letterhead, from the settings or as placeholders. */
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
