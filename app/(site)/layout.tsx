import { Footer } from '@/components/shell/footer';
import { SiteHeader } from '@/app/site-header';

/** Made anew each day, for the year in the footer. */
export const revalidate = 86400;

/** Public pages with header and footer. */
export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="inhalt">{children}</main>
      <Footer />
    </>
  );
}
