import { useEffect, useRef, useState, type ReactNode } from 'react';
import { atRest } from './at-rest.ts';

type Props = {
  /** A placeholder as high as the content, so that nothing moves. */
  place: ReactNode;
  children: ReactNode;
};

/** Renders its children once their place is visible; what is further down waits until the first view is finished. */
export function WhenSeen({ place, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let left = false;
    const show = () => {
      if (!left) setIsDue(true);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    observer.observe(element);
    void atRest().then(show);
    return () => {
      left = true;
      observer.disconnect();
    };
  }, []);
  return isDue ? children : <div ref={ref}>{place}</div>;
}
