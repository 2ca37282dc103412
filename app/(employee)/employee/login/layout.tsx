import { SiteFrame } from '@/app/site-frame';

/** The login still belongs to the site: it keeps header and footer (specification 2). */
export default function LoginLayout({ children }: { children: React.ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
