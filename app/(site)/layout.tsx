import { SiteFrame } from '@/app/site-frame';

/** Made anew each day, for the year in the footer. */
export const revalidate = 86400;

/** Public pages with header and footer. */
export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
