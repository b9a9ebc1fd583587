/** Receives the tags of changed content; `onEnd` is called when changes are no longer received. */
export interface ChangeSubscriber {
  onChange(tags: readonly string[]): void;
  onEnd?(): void;
}

/** Passes the tags of changes on to subscribers, batched over a short time. */
export interface ChangeFeed {
  /** Returns the function that ends the subscription. */
  subscribe(subscriber: ChangeSubscriber): () => void;
  publish(tags: readonly string[]): void;
  /** Ends all subscriptions that have an `onEnd`. */
  end(): void;
}

/** Time for which changes are collected, ms. An import changes thousands of rows at once. */
const collectMs = 20;

export function changeFeed(): ChangeFeed {
  const subscribers = new Set<ChangeSubscriber>();
  let collected = new Set<string>();

  const deliver = () => {
    const tags = [...collected];
    collected = new Set();
    for (const subscriber of subscribers) subscriber.onChange(tags);
  };

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    publish(tags) {
      if (collected.size === 0 && tags.length > 0) setTimeout(deliver, collectMs).unref();
      for (const tag of tags) collected.add(tag);
    },
    end() {
      for (const subscriber of [...subscribers]) subscriber.onEnd?.();
    },
  };
}
