interface PictureProps {
  /** JPEG as fallback; `avif` and `webp` are srcset values. */
  src: string;
  avif?: string;
  webp?: string;
  /** Data URI of a preview, shown until the picture has loaded. */
  blur?: string;
  width: number;
  height: number;
  alt: string;
  /** Displayed width, for `sizes`: `(width >= 1024px) 300px, 86vw`. */
  sizes: string;
  /** First picture of a page: loaded eagerly with high priority. */
  eager?: boolean;
  /** Positioned by its frame. */
  bare?: boolean;
}

/** A picture in the best format that the browser supports; fills its frame, which defines the size. */
export function Picture({ src, avif, webp, blur, width, height, alt, sizes, eager, bare }: PictureProps) {
  return (
    <>
      {blur && (
        <img
          src={blur}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 object-cover blur-lg"
        />
      )}
      <picture className={bare ? undefined : 'contents'}>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          src={src}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? undefined : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : undefined}
          className={bare ? undefined : 'absolute inset-0 size-full object-cover'}
        />
      </picture>
    </>
  );
}
