import ipaddr from 'ipaddr.js';

/** Names that no public server has (RFC 2606, RFC 6761, RFC 6762, RFC 8375), and those of private networks. */
const privateNames =
  /(^|\.)(localhost|local|test|example|invalid|internal|lan|home|corp|onion|arpa|example\.(com|net|org))$/;

/** True when search engines can reach a host by its name. */
export const isPublicHost = (host: string): boolean =>
  host.includes('.') && !host.includes(':') && !privateNames.test(host) && !ipaddr.isValid(host);
