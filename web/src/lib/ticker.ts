import { createSubscriber } from "svelte/reactivity";

const OFTEN = 200;

const subscribe = createSubscriber((update) => {
  const timer = window.setInterval(update, OFTEN);
  return () => window.clearInterval(timer);
});

/** The time of this page (`performance.now`), for whatever counts down while it is on view. */
export const ticker = {
  get now(): number {
    subscribe();
    return performance.now();
  },
};
