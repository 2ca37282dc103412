/** A mail address that prefers to break after the @. */
export function MailAddress({ address }: { address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  );
}
