import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';

/** Made anew each day, for the year in the footer. */
export const revalidate = 86400;

/** Public pages with header and footer. */
export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Header />
      <main id="inhalt">{children}</main>
      <Footer />
    </>
  );
}
