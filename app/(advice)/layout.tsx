import { SiteHeader } from '@/app/site-header';

export default function AdviceLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="inhalt">{children}</main>
    </>
  );
}
