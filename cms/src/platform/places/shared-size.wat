;; How many bits two sets of words have in common. Both are of the same length, a multiple of sixteen bytes.
(module
  (memory (export "memory") 1)
  (func (export "shared") (param $one i32) (param $other i32) (param $end i32) (result i32)
    (local $bits i64)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $one) (local.get $end)))
        (local.set $bits (i64.add (local.get $bits)
          (i64.popcnt (i64.and (i64.load (local.get $one)) (i64.load (local.get $other))))))
        (local.set $bits (i64.add (local.get $bits)
          (i64.popcnt (i64.and (i64.load offset=8 (local.get $one)) (i64.load offset=8 (local.get $other))))))
        (local.set $one (i32.add (local.get $one) (i32.const 16)))
        (local.set $other (i32.add (local.get $other) (i32.const 16)))
        (br $next)))
    (i32.wrap_i64 (local.get $bits))))
