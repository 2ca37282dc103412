import { SiteFrame } from '@/app/site-frame';

/** Public pages with header and footer. */
export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
