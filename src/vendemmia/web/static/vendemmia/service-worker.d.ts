// What the server puts before the service worker, and what it sends to it. The types of pages are in js/types.d.ts.

/** The page for a reader whom the server does not answer, and the icon of notifications. */
declare const PAGE: string;
declare const ICON: string;
/** Addresses: static files, the companion, its data and its styles. */
declare const STATIC: string;
declare const COMPANION: string;
declare const COMPANION_DATA: string;
declare const COMPANION_STYLES: string;

/** A push message: what a notification is about. */
interface PushNotice {
  title: string;
  body: string;
  path: string;
  tag: string;
}
