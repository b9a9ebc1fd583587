const hosts = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];

const parse = (address: string): URL | null => {
  const whole = address.trim().replace(/^\/\//, 'https://');
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

const hostOf = (url: URL): string => url.hostname.replace(/^(www|m|music)\./, '');

/** True for an address on a YouTube host, whether or not it is a video. */
export function isYouTube(address: string): boolean {
  const url = parse(address);
  return url !== null && hosts.includes(hostOf(url));
}

/**
 * Returns the video id of a YouTube address: embed, shorts, live, watch with `v`, or the short domain (components.12); null
 * otherwise.
 */
export function youtubeId(address: string): string | null {
  const url = parse(address);
  if (!url || !isYouTube(address)) return null;
  const [, first = '', second = ''] = url.pathname.split('/');
  const id =
    hostOf(url) === 'youtu.be'
      ? first
      : first === 'watch'
        ? url.searchParams.get('v')
        : ['embed', 'shorts', 'live'].includes(first)
          ? second
          : null;
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
