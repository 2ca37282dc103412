import { SiteHeader } from '@/app/site-header';

/** Pages with a header only: the valuation result, later the adviser. */
export default function AdviceLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="inhalt">{children}</main>
    </>
  );
}
