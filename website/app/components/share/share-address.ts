/** Returns how the visitor got the address; null when an application took it or the visitor closed its dialog. */
export async function shareAddress(title: string, url: string): Promise<'copied' | 'shown' | null> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'shown';
  }
}
