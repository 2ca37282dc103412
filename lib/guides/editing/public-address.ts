const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;
const HOME = /(?:^|\.)(?:localhost|local|internal|lan|home|test|invalid|example)$/;

/**
 * Whether an address has the form of one that everybody can open: https, a host with a name, and nobody's
 * login. Nothing is fetched.
 */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    !username &&
    !password &&
    host.includes('.') &&
    !IP.test(host) &&
    !HOME.test(host)
  );
}
